import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const foot = style({ paddingBlock: vars.space[3] })
