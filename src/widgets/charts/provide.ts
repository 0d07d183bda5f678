import { provideEChart } from './provided-echart'

provideEChart(() => import('./echart/echart'))
