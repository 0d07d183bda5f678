import { lazyRegistry } from './apps'
import { type Engine, type EngineOptions, startEngine } from './engine'

/** Starts an engine. Apps load on first use, the session's app immediately. */
export function createEngine(options: EngineOptions): Engine {
  const engine = startEngine(options, lazyRegistry)
  engine.app('auth')
  return engine
}

export type { AppName, ViewName } from './apps'
export { parsePaste } from './customers/customers.parse'
export type { Field, PastedItem, PastedMessage, PastedOrder } from './customers/customers.pasted-order'
export { type Engine, type EngineOptions, type Locale, locales, type ViewOptions } from './engine'
export type { Handle } from './kernel/actor-handle'
export type { Clock } from './kernel/clock'
export type * from './kernel/engine-events'
export { type ErrorCode, errorCodes, type FieldErrors, RaanError } from './kernel/errors'
export type { Events } from './kernel/events'
export { createHttpTransport } from './kernel/http-transport'
export type { Satang } from './kernel/money'
export { parseBaht } from './kernel/parse-baht'
export { type SimulatedTime, simulatedClock } from './kernel/simulated-clock'
export { memoryStorage, type Storage } from './kernel/storage'
export type { Transport } from './kernel/transport'
export { createPromptPay, type PromptPay } from './shops/shops.promptpay'
export type { Customer, NewOrder, Order, Product, Shop } from './wire'
