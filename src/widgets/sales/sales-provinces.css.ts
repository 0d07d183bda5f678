import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { space, font } = vars

export const provinces = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 186px) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
})
export const map = style({ minInlineSize: 0, overflow: 'hidden' })
export const ranks = style({ display: 'grid', gap: space[2], minInlineSize: 0, fontSize: font.size.s })
export const rank = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'baseline',
})
export const rankName = style({ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' })
export const number = style([tabular, { fontWeight: 600 }])
