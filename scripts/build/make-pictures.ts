// Encodes the pictures alone: what tests and type checks need of a build.
import { makePictures } from './pictures'

await makePictures(console.log)
