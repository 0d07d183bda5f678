/** What a React host adds to its bundle for one cart; only its size is looked at. */

export { createEngine, createHttpTransport } from 'langraan/core'
export { RaanCart } from 'langraan/widgets/cart'
export { RaanRoot } from 'langraan/widgets/root'
