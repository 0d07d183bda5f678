import { createMock } from './index'

const transportSlot = Symbol.for('langraan.transport')

/** Elements that came first hear of it through the event. */
Object.assign(globalThis, { [transportSlot]: createMock().transport })
globalThis.dispatchEvent?.(new Event('langraan-engine-available'))
