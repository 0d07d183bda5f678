import { defineElements } from './define-elements'

defineElements()
