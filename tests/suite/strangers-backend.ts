/**
 * A backend as a stranger writes one who has docs/contract.md and nothing else: the least that it says of shops, products,
 * cart and orders, in the habits of a database (numbers as text, null for nothing, sums of binary fractions).
 */
export function strangersBackend() {
  const products = [
    { id: '1', name: 'ชาเขียว', price: 120.1, image: null },
    { id: '2', name: 'กาแฟ', price: 70.2, rating: null },
  ]
  const cart = new Map([['1', 3]])
  const orders: Record<string, unknown>[] = []
  const byKey = new Map<string, Record<string, unknown>>()

  const store = async (request: Request): Promise<Response> => {
    const key = request.headers.get('Idempotency-Key')
    if (!key) return Response.json({ error: { 'Idempotency-Key': 'required' } }, { status: 400 })
    const { order } = (await request.json()) as { order: Record<string, number> & { ProductOrders: Line[] } }
    const known = byKey.get(key)
    if (known) return Response.json({ order: known }, { status: 201 })
    const goods = order.ProductOrders.reduce((sum, { price, Quantity }) => sum + price * Quantity, 0)
    const { shippingCost = 0, discount = 0, otherCost = 0, CODFee = 0 } = order
    const stored = {
      ...order,
      OrderNumber: 1_000 + orders.length,
      createdAt: '2026-11-21T03:00:00Z',
      total: goods + shippingCost + otherCost + CODFee - discount,
      slip: null,
      history: null,
    }
    byKey.set(key, stored)
    orders.unshift(stored)
    return Response.json({ order: stored }, { status: 201 })
  }

  const answer = async (request: Request): Promise<unknown> => {
    const { pathname } = new URL(request.url)
    const asked = `${request.method} ${pathname}`
    if (asked === 'GET /api/shops') return { shops: [{ id: '1', ShopName: 'ร้านของคนแปลกหน้า', PromptPayId: null }] }
    if (asked === 'GET /apps/ecommerce/products') return { products, total: products.length }
    if (asked === 'GET /apps/ecommerce/cart')
      return { products: products.flatMap((each) => (cart.has(each.id) ? [{ ...each, qty: cart.get(each.id) }] : [])) }
    if (asked === 'POST /apps/ecommerce/cart/update') {
      const { productId, qty } = (await request.json()) as { productId: number; qty: number }
      if (qty > 0) cart.set(String(productId), qty)
      else cart.delete(String(productId))
      return undefined
    }
    if (asked === 'POST /api/orders') return store(request)
    if (asked === 'GET /api/orders') return { orders, total: orders.length }
    return new Response('<h1>Cannot find that</h1>', { status: 404 })
  }

  const transport = async (request: Request): Promise<Response> => {
    const given = await answer(request)
    if (given instanceof Response) return given
    return given === undefined ? new Response() : Response.json(given)
  }
  return { transport, orders }
}

type Line = { price: number; Quantity: number }
