import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const label = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space[3],
  paddingBlock: space.half,
  lineHeight: 1.4,
})
export const title = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-unread] > &': { fontWeight: 600 },
    '[data-unread] > &::before': {
      content: '',
      display: 'inline-block',
      inlineSize: 8,
      blockSize: 8,
      marginInlineEnd: space[2],
      borderRadius: radius.full,
      backgroundColor: color.accent,
    },
  },
})
export const amount = style({ gridColumn: 2, fontWeight: 600, textAlign: 'end' })
const small = { color: color.textMuted, fontSize: font.size.s } as const
export const details = style({ ...small, minInlineSize: 0, overflowWrap: 'anywhere' })
export const moment = style({ ...small, gridColumn: '1 / -1', fontSize: font.size.xs })
