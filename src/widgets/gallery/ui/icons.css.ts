import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const icons = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))',
})
export const icon = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: 76,
    padding: space[2],
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    fontSize: font.size.xs,
    lineHeight: 1.6,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: color.hover } },
  },
])
globalStyle(`${icon} > svg`, { inlineSize: 22, blockSize: 22 })
