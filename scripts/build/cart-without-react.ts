/** What a page that has React loads for one cart; only its size is looked at. */
export { createEngine, createHttpTransport } from '../../src/core'
export { RaanCart } from '../../src/widgets/cart'
export { RaanRoot } from '../../src/widgets/root'
