import { closedDates } from '../_closed-period/find-closed-period'

export const dynamic = 'force-static'

/** The closed days, which the function of the forms reads each morning. */
export const GET = () => Response.json({ closedDays: closedDates })
