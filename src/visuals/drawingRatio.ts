import { sizeOfDrawing } from '../content/drawing.ts';
import { picturePath } from './picturePath.ts';

/** How much wider than tall a drawing in content/ is. */
export const ratioOf = (image: string) => {
  const { width, height } = sizeOfDrawing(picturePath(image)) ?? { width: 1, height: 1 };
  return width / height;
};
