import { createMock } from './index'

const place = Symbol.for('langraan.transport')

/** Elements that came first hear of it through the event. */
Object.assign(globalThis, { [place]: createMock().transport })
globalThis.dispatchEvent?.(new Event('langraan-arrival'))
