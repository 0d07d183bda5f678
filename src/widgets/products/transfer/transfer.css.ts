import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const body = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const list = style([
  tabular,
  {
    display: 'grid',
    gap: space[1],
    maxBlockSize: 240,
    overflowY: 'auto',
    fontSize: font.size.s,
    overflowWrap: 'anywhere',
  },
])
export const wrong = style({ color: color.danger })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
