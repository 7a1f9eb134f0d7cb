import { useEffect, useState } from 'react';

export interface CurrentYearProps {
  builtIn: number;
}

/** The visitor's year, so that it is right on 1 January without a new build. */
export function CurrentYear({ builtIn }: CurrentYearProps) {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <>{year}</>;
}
