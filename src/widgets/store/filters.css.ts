import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { cardGrid } from './results.css'
import { wide, widest } from './store.css'

const { color, space, font } = vars

export const filters = style({ display: 'grid', gap: space[5], alignContent: 'start' })
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  alignItems: 'start',
})
export const group = style({ display: 'grid', gap: space[2], justifyItems: 'stretch' })
export const heading = style({ fontSize: font.size.s, fontWeight: 600 })
export const brand = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  overflowWrap: 'anywhere',
})
export const brandFrame = style({ blockSize: '1.2em' })
export const count = style([tabular, { color: color.textMuted, fontSize: font.size.s }])

export const found = style({ display: 'grid', gap: space[3], minInlineSize: 0, alignContent: 'start' })
/** nine products fill three rows beside the filters */
globalStyle(`${found} ${cardGrid}`, {
  '@container': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [widest]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})
