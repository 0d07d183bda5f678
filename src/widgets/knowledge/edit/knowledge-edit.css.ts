import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { space, font } = vars

export const text = style({ display: 'grid', minInlineSize: 0 })
export const label = style({ paddingBlockEnd: space[1], fontSize: font.size.s, fontWeight: 500 })
export const articles = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
})
