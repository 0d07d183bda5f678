import type { AppModule } from '../kernel/ports'
import { pickerMachine } from './picker.machine'

export const pickerApp = { views: { picker: { machine: pickerMachine } } } satisfies AppModule
