import type { Engine } from '../core/engine'
import { fileOfApp } from './element-files'
import { makeEngine } from './make-engine'
import { claimEngine, type InitOptions } from './shared-engine'

/** Starts the page's engine, and the elements already on the page. */
export const init = (options: InitOptions = {}): Engine => claimEngine(options, () => makeEngine(options, fileOfApp))

export type { Customer, NewOrder, Order, Product, Shop } from '../core/wire'
export { defineElements } from './define-elements'
export type * from './element-types'
export type { Appearance, InitOptions } from './shared-engine'
export type { SvelteElements, VueElements } from './template-types'
