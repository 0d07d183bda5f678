import { defineElements } from '../define-elements'
import { followDashboard } from './follow-dashboard'
import { learnCalls } from './learn-calls'

/** The script of the page of `langraan serve`. */
const dashboard = document.querySelector('raan-dashboard')
if (dashboard) {
  dashboard.hint = JSON.parse(dashboard.dataset.sampleSignIns ?? '[]')
  followDashboard(dashboard)
  const { backend } = document.documentElement.dataset
  if (backend !== undefined) learnCalls(backend)
}
defineElements()
