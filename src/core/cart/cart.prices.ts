import { mostMoney, type Satang } from '../kernel/money'
import type { CartContext } from './cart.context'
import { tallyOf } from './cart.lines'
import { change, type Step, unchanged, withProducts } from './cart.step'
import { isPlain } from './cart.uq'

const isPrice = (price: number): boolean => Number.isSafeInteger(price) && price >= 0 && price <= mostMoney

/** Lines at catalogue price take these prices; those priced by hand stay, with another catalogue price to go back to. */
export function takePrices(context: CartContext, prices: ReadonlyMap<number, Satang>): Step {
  const dueOf = (productId: number | null): Satang | undefined => {
    const price = productId === null ? undefined : prices.get(productId)
    return price !== undefined && isPrice(price) ? price : undefined
  }
  const repriced: { uq: string; name: string; from: Satang; to: Satang }[] = []
  const lines = [...context.lines].map((line) => {
    const price = dueOf(line.productId)
    if (price === undefined || price === line.price || !isPlain(line)) return line
    repriced.push({ uq: line.uq, name: line.name, from: line.price, to: price })
    return { ...line, price }
  })
  const infos = [...context.products].flatMap((product) => {
    const price = dueOf(product.id)
    return price === undefined || price === product.price ? [] : { ...product, price }
  })
  if (repriced.length === 0 && infos.length === 0) return unchanged(context)
  const products = withProducts(context.products, infos)
  const touched = lines.flatMap(({ productId }) => (dueOf(productId) === undefined ? [] : (productId ?? [])))
  const step = change(context, tallyOf(lines), touched, { products })
  if (repriced.length === 0) return step
  return { ...step, emits: [{ type: 'cart.repriced', lines: repriced }, ...(step.emits ?? [])] }
}
