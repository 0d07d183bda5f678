import type { FieldErrors } from '../../kernel/errors'
import { codesOf } from '../products.code'
import type { ShopProduct } from '../products.product'

type Coded = Parameters<typeof codesOf>[0] & { readonly archived: boolean }

const codesSold = (product: Coded): string[] =>
  product.archived ? [] : codesOf(product).map(({ name, code }) => `${name} ${code}`)

/** The codes of the products on sale, as they change while a file is stored, product by product. */
export function codesInUse(existing: readonly ShopProduct[]) {
  const owners = new Map<string, string>()
  const codes = new Map<string, readonly string[]>()
  const put = (key: string, product: Coded) => {
    for (const code of codes.get(key) ?? []) if (owners.get(code) === key) owners.delete(code)
    const sold = codesSold(product)
    for (const code of sold) owners.set(code, key)
    codes.set(key, sold)
  }
  const keyOf = (product: ShopProduct) => `#${product.id}`
  for (const product of existing) put(keyOf(product), product)
  return {
    /** `taken`, by path, for codes that another product or variant has; without any, the product has them from now on. */
    take(base: ShopProduct | undefined, line: number, product: Coded): FieldErrors {
      const key = base ? keyOf(base) : `row ${line}`
      const own = new Set<string>()
      const errors: Record<string, string[]> = {}
      for (const { path, name, code } of product.archived ? [] : codesOf(product)) {
        const owner = owners.get(`${name} ${code}`)
        if (own.has(`${name} ${code}`) || (owner !== undefined && owner !== key)) errors[path] = ['taken']
        own.add(`${name} ${code}`)
      }
      if (Object.keys(errors).length === 0) put(key, product)
      return errors
    },
  }
}
