import { comparePictures } from './compare-pictures.ts';

comparePictures('en');
