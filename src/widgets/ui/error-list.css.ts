import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { textButton } from './text-button.css'

export const fieldErrors = style({ display: 'grid', gap: vars.space[1] })
export const fieldError = style([textButton, { color: vars.color.danger }])
