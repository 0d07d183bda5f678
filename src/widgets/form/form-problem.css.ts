import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const changes = style({
  margin: 0,
  marginBlockStart: vars.space[1],
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
})
