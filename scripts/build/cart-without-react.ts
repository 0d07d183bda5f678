/** What a page that has React loads for one cart; only its size is looked at. */
export { lazyRegistry } from '../../src/core/apps'
export { startEngine } from '../../src/core/engine'
export { createHttpTransport } from '../../src/core/kernel/transport'
export { RaanCart } from '../../src/widgets/cart'
export { RaanRoot } from '../../src/widgets/root'
