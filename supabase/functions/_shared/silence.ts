/** The minutes from which silence is a failure: the schedules run every two and five. */
export const silentAfter = { waiting: 60, retry: 15, retention: 20 }
