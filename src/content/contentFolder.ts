export const contentFolder = process.env.CONTENT ?? 'content';
