import { globalStyle, style } from '@vanilla-extract/css'
import { lookUp } from '../../core/kernel/look-up'
import { cards, slim } from '../data-table/data-table.css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { cramped, snug, tight, tightest } from './orders.css'

const { color, space, font } = vars

/** the columns hidden first on narrow tables; cards show them all */
const spare: Record<string, string> = { delivery: snug, items: cramped, province: tight, step: tightest }
const goesFirst = (name: string) => {
  const query = lookUp(spare, name)
  return query ? { [query]: { display: 'none' } } : {}
}

const head = (name: string) => style({ '@container': goesFirst(name) })
export const heads: Record<string, string> = {
  items: head('items'),
  delivery: head('delivery'),
  province: head('province'),
  step: head('step'),
}

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
export const delivery = style({ fontSize: font.size.s })
export const tracking = style([tabular, { fontSize: font.size.s, overflowWrap: 'anywhere' }])
