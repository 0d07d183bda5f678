import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const layer = style({ position: 'relative', zIndex: vars.z.overlay })
