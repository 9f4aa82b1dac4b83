import { expect, test } from '@jest/globals'

import { getNetwork } from '@/supabase/functions/send-contact-email/client-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001::1', '2001:0:0'],
  // The whole Internet must not count as one network.
  ['::ffff:cb00:7107', ''],
  ['::1', ''],
  ['', ''],
  ['unknown', ''],
])('counts the address « %s » as the network « %s »', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})
