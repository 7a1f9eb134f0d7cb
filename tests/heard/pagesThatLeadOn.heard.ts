import { LEADING_ON, readPages } from './readPages.ts';

readPages('every page that leads on', LEADING_ON);
