import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, radius } = vars

export const dot = style({
  inlineSize: 10,
  blockSize: 10,
  borderRadius: radius.full,
  backgroundColor: color.accent,
  selectors: {
    '&[data-tag=low]': { backgroundColor: color.success },
    '&[data-tag=medium]': { backgroundColor: color.warning },
    '&[data-tag=high]': { backgroundColor: color.danger },
    '&[data-tag=update]': { backgroundColor: color.info },
  },
})
