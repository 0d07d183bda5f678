import { style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, radius } = vars

export const sample = style([
  tabular,
  {
    display: 'inline-block',
    minInlineSize: 88,
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `1px solid ${color.border}`,
    borderRadius: radius.s,
    textAlign: 'center',
    fontWeight: 600,
  },
])
