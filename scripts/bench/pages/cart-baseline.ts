export type Line = { title: string; qty: number; price: number }

type CreateElement<Node> = (tag: string, props: object | null, ...children: (Node | string)[]) => Node

export const cartLines: readonly Line[] = [
  { title: 'ชาเขียวมัทฉะ', qty: 1, price: 290 },
  { title: 'กาแฟดริปดอยช้าง', qty: 2, price: 180 },
  { title: 'น้ำผึ้งดอกลำไย', qty: 3, price: 220 },
  { title: 'กล้วยตากอบน้ำผึ้ง', qty: 1, price: 95 },
  { title: 'ข้าวหอมมะลิ 5 กก.', qty: 2, price: 245 },
]

/** A minimal cart that only shows its lines. */
export function cartBaseline<Node>(h: CreateElement<Node>): Node {
  const total = cartLines.reduce((sum, { qty, price }) => sum + qty * price, 0)
  return h(
    'section',
    null,
    h(
      'ul',
      null,
      ...cartLines.map(({ title, qty, price }) =>
        h(
          'li',
          { key: title, className: 'line' },
          h('span', null, title),
          h('button', { type: 'button' }, '−'),
          h('input', { type: 'number', defaultValue: qty }),
          h('button', { type: 'button' }, '+'),
          h('span', null, `฿${qty * price}`),
        ),
      ),
    ),
    h('p', null, `รวม ฿${total}`),
  )
}
