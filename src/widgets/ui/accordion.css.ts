import { style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius, control } = vars

export const list = style({ display: 'grid', gap: space[2] })
export const item = style({
  minInlineSize: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
})
export const head = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: control.l,
    paddingBlock: space[2],
    paddingInline: space[4],
    borderRadius: radius.m,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { backgroundColor: color.hover },
    },
  },
])
export const title = style({
  minInlineSize: 0,
  margin: 0,
  fontSize: font.size.m,
  fontWeight: 600,
  lineHeight: font.line,
  overflowWrap: 'anywhere',
})
export const sign = style({
  flex: 'none',
  display: 'inline-flex',
  color: color.textMuted,
  selectors: { [`${item}[open] > ${head} > &`]: { rotate: '180deg' } },
})
export const content = style({
  paddingInline: space[4],
  paddingBlockEnd: space[4],
  lineHeight: font.line,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
