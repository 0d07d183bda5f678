import { expect, test } from 'vitest'
import { withFileNames } from '../../scripts/build/declarations'

const files: Record<string, string> = { './cart': './cart/index.js', '../money': '../money.js', '..': '../index.js' }
const fileOf = (name: string): string => {
  const file = files[name]
  if (!file) throw new Error(`${name} leads to no declaration`)
  return file
}

test('PKG-472 a declaration imports its neighbours by file name; an unresolved one fails the build', () => {
  const source = `import type { A } from './cart'
import './cart'
export * from '../money'
export { b } from '..'
export declare const c: import("./cart").C<typeof import('../money').d, import("xstate").E>
declare module './cart' { interface F { from: './cart' } }
declare module 'react' { interface G {} }
`
  expect(withFileNames(source, fileOf)).toBe(`import type { A } from './cart/index.js'
import './cart/index.js'
export * from '../money.js'
export { b } from '../index.js'
export declare const c: import('./cart/index.js').C<typeof import('../money.js').d, import("xstate").E>
declare module './cart/index.js' { interface F { from: './cart' } }
declare module 'react' { interface G {} }
`)
  expect(() => withFileNames("export * from './gone'", fileOf)).toThrow('./gone leads to no declaration')
})
