import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { lookUp } from '../../core/kernel/look-up'
import { cards, slim, wide } from '../data-table/data-table.css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { cramped, goods, marks, person, snug, tight, tightest } from './orders.css'

const { color, space, font } = vars

/** the columns hidden first on narrow tables; cards show them all */
const spare: Record<string, string> = { delivery: snug, province: cramped, items: tight, step: tightest }
/** around a table that hides the columns that don't fit */
export const fits = style({})
const goesFirst = (name: string) => {
  const query = lookUp(spare, name)
  return query ? { [query]: { selectors: { [`${fits} &`]: { display: 'none' } } } } : {}
}

/** one line per order: texts are cut off at the end of their column */
export const dense = style({})
/** columns chosen by the user share the width, whether or not their texts fit on a line */
export const chosen = style({})
const inChosen = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${chosen} ${selector}`, { '@container': { [wide]: rule } })
const inDense = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${dense} ${selector}`, { '@container': { [wide]: rule } })

/** share of a column in percent of the table's width: with one line per order, and with two */
const shares = {
  order: [20.5, 15.5],
  customer: [15, 12.5],
  province: [6.5, 9],
  items: [10, 10.5],
  total: [9.5, 9.5],
  payment: [10.5, 11],
  delivery: [7.5, 8.5],
  status: [8.5, 9.5],
  step: [8.5, 10.5],
} as const
const head = (name: keyof typeof shares) => {
  const heading = style({ '@container': goesFirst(name) })
  const [one, two] = shares[name]
  inDense(`th.${heading}`, { inlineSize: `${one}%` })
  inChosen(`th.${heading}`, { inlineSize: `${two}%` })
  return heading
}
export const heads = {
  order: head('order'),
  customer: head('customer'),
  province: head('province'),
  items: head('items'),
  total: head('total'),
  payment: head('payment'),
  delivery: head('delivery'),
  status: head('status'),
  step: head('step'),
}
/** keys of the columns that a narrow table hides, with the class of their heading */
export const spareHeads = Object.fromEntries(Object.entries(heads).filter(([name]) => lookUp(spare, name)))
for (const inFixed of [inDense, inChosen]) {
  inFixed('table', { tableLayout: 'fixed' })
  inFixed(`th.${slim}`, { inlineSize: '3.5%' })
  inFixed('th', { overflow: 'hidden', textOverflow: 'ellipsis' })
  inFixed('[data-key=step] > [aria-hidden]', { display: 'none' })
  inFixed('[data-key=step]', {
    display: 'block',
    maxInlineSize: '100%',
    marginInlineStart: 'auto',
    paddingInline: space[2],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  })
}
inChosen('td', { whiteSpace: 'normal' })
inChosen(`.${marks}`, { flexWrap: 'wrap' })
inDense('td', { blockSize: 40, paddingBlock: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
for (const inFixed of [inDense, inChosen]) inFixed(`.${slim}`, { textOverflow: 'clip' })
inDense(`.${person}`, { display: 'flex', alignItems: 'baseline', gap: space[2] })
inDense(`.${person} > *`, { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
// the first text is cut off last
inDense(`.${person} > :not(:first-child)`, { flexShrink: 1000 })
inDense(`.${marks}`, { flex: 'none' })
inDense(`.${goods}`, { display: 'block', maxInlineSize: 'none', wordBreak: 'normal' })

export const card = style({
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: `
        "tick order status"
        "tick customer total"
        "tick province payment"
        "tick items items"
        "tick delivery step"
      `,
      gap: `${space[1]} ${space[3]}`,
      alignItems: 'start',
      padding: space[3],
    },
  },
})

const area = (name: string, more: object = {}, end = false) =>
  style({
    ...more,
    '@container': {
      [cards]: {
        selectors: {
          '&[data-label]::before': { display: 'none' },
          // outranks the table's own card styles
          '&&': {
            gridArea: name,
            display: 'block',
            inlineSize: 'auto',
            minInlineSize: 0,
            padding: 0,
            textAlign: end ? 'end' : 'start',
          },
        },
      },
      ...goesFirst(name),
    },
  })

/** grid areas of the cells in a card */
export const areas = {
  order: area('order'),
  customer: area('customer', { minInlineSize: 128 }),
  province: area('province', { whiteSpace: 'nowrap' }),
  items: area('items', { minInlineSize: 112 }),
  total: area('total', {}, true),
  payment: area('payment', {}, true),
  delivery: area('delivery'),
  status: area('status', {}, true),
  step: area('step', { inlineSize: 1, textAlign: 'end', whiteSpace: 'nowrap' }, true),
}

globalStyle(`${card} > .${slim}`, {
  '@container': { [cards]: { gridArea: 'tick', display: 'block', inlineSize: 'auto', padding: 0 } },
})

export const moment = style([tabular, { color: color.textMuted, fontSize: font.size.s, whiteSpace: 'nowrap' }])
export const collect = style([
  tabular,
  { color: color.warning, fontSize: font.size.s, fontWeight: 600, whiteSpace: 'nowrap' },
])
export const stack = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.half,
  '@container': { [cards]: { justifyItems: 'end' } },
})
inDense(`.${stack}`, { display: 'flex', alignItems: 'center', gap: space[2] })
inDense(`.${stack} > *`, { flex: 'none' })
export const delivery = style({ fontSize: font.size.s })
export const tracking = style([tabular, { fontSize: font.size.s, overflowWrap: 'anywhere' }])
inChosen(`:is(.${moment}, .${collect})`, { whiteSpace: 'normal' })
