import { measureDrawing } from '../content/drawing.ts';
import { picturePath } from './picturePath.ts';

/** Width divided by height. */
export const ratioOf = (image: string) => {
  const { width, height } = measureDrawing(picturePath(image)) ?? { width: 1, height: 1 };
  return width / height;
};
