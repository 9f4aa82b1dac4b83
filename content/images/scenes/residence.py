"""Home page: an older couple welcomed by an advisor in front of a Québec residence, autumn, late afternoon. The left third stays calm for the title."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F9DFB6'),(.56,'#FBE6C6'),(.72,'#F3DDC6'),(1,'#A9CBD9')),ambient='#d6e3f0',ground='#e6c795',strength=.55)
sun(25,-66,4.3,'#ffcf91',6)
HZ='#F6E0C2'
ground(mat('#A8A65C',.95,bump=.25,scale=.6),12,0,(4.6,-4.6))
river(-4,70,'#6FA0BD',-1.7,x=140,streaks=50,lightcol='#A9CBD8',spread=38,seed=3)
for c,r,h,col,sy in (((-20,74,-1.6),40,6.5,'#B9C6BE',.35),((26,80,-1.6),46,8.5,'#C3C9C0',.3),((-52,70,-1.6),26,4.5,'#A9BDB4',.4),((2,66,-1.6),26,3.6,'#C9BE9A',.35)): hill(c,r,h,mix(col,HZ,.12),sy)
# the cape and its roofs, far right behind and left across the water
hill((-6.8,35,-2.4),10.5,4.0,mix('#C58E4E',HZ,.25),.5); hill((-3.5,36,-2.4),9,3.0,mix('#B9A05E',HZ,.25),.5)
chateau((-6.6,32.2,1.0),1.2,turn=10,haze=.22,hz=HZ,lit=.3); qc_row(-15,-2.5,30,-.9,seed=5,haze=.18,hz=HZ,lit=.35,s=1.1,dz=.3); qc_row(-13,-3,28.2,-1.6,seed=9,haze=.12,hz=HZ,lit=.35,s=1.05,dz=.2); qc_row(-5,2,31.5,-.8,seed=12,haze=.25,hz=HZ,lit=.3,dz=.5)
for i,(x,y,h) in enumerate(((-15.6,28.6,2.2),(-3.0,28.6,2.2),(-2,30.2,2.6),(-17,30,2.6))): maple((x,y,-1.2),h,tuple(mix(c,HZ,.2) for c in ('#D9632B','#E58A35','#EBB04A')),seed=i,n=15)
sailboat((-3.6,17.5,-1.62),1.15,turn=10); ferry((-6.4,22,-1.62),.95,turn=-8)
cloud((-19,60,12.5),2.2,1,'#FFF3E2'); cloud((4,62,14.5),1.8,2,'#FFF3E2'); cloud((-9,64,15.5),1.3,3,'#FFF3E2')
residence((3.6,2.3,0),-15)
path([(2.9,.1),(2.7,-.8),(2.2,-2.1),(1.6,-3.6),(1.2,-5.4),(1.1,-7.2),(1.3,-11)],[1.3,1.15,1.2,1.5,1.9,2.3,3],mat('#E3CBA0',.95,bump=.35,scale=4))
maple((7.4,.2,0),3.4,seed=3,n=33); maple((-.3,4.6,-.1),3.3,('#C8512A','#DD7430','#E9A043'),seed=8,n=30); maple((8.6,3.6,0),4.2,('#E0A03F','#EBBE5A','#D9812F'),seed=4,n=30)
spruce((.5,5.2,0),4.0); spruce((6.9,4.6,0),4.4,seed=3); spruce((8.9,1.2,0),2.6,'#3C6E5C',seed=5)
for i,(x,y,r,f) in enumerate(((.55,.15,.34,(TERRA,'#F0A24A')),(-.0,.55,.30,None),(1.25,-.15,.26,(GOLD,'#F6E7CF')),(3.95,-1.35,.30,(PLUM,'#D98CA0')),(4.65,-1.45,.34,None),(5.4,-1.5,.28,(GOLD,TERRA)))): bush((x,y,0),r,('#7F9A5B','#8FA864')[i%2],i,flowers=f)
leaves((-5,7,-9,-.5),330,seed=2); lamppost((.35,-1.0,0),1.75,2.2); bench((3.75,-3.6,0),-32)
bush((-4.6,-6.4,0),.55,'#7F8F4E',3,flowers=(TERRA,GOLD)); bush((-3.9,-6.9,0),.38,'#8FA05A',4); bush((4.1,-6.9,0),.5,'#7F8F4E',6,flowers=(PLUM,'#D98CA0'))
# people
p=person((.42,-5.35,0),2,face=dict(skin=S['rose'],hair='#6b3a22',style='bob',mouth='open',lips='#B5504A',lashes=True,age=1,jaw=.93),top=dict(kind='blazer',color=SPRUCE,under=CREAM),bottom=('skirt','#C9B38C'),shoes='#5a3328',hands={'R':(-.95,-1.05,4.15),'L':(.42,-.85,3.55)},look=-10,extras=[])
folder((.42+.02,-5.35-.28,.93),2,None,ORANGE,.95)
q=person((1.42,-5.5,0),-26,face=dict(skin=S['beige'],hair='#d8d3ca',style='fringe_bald',mouth='smile',age=2,jaw=1.06,nose=1.2,moustache='#d8d3ca',glasses='#4a3428'),top=dict(kind='cardigan',color=RIVER,under='#F1E4CE',inner='collar',button='#F1E4CE'),bottom=('trousers','#6a5a4c'),hands={'R':(-.95,-.75,3.05)},look=-8,lady=False,wide=1.06,heavy=1.05,step=.16)
cane(q['R'],0,DARKWOOD,-30)
r=person((2.10,-5.25,0),-26,face=dict(skin=S['fair'],hair='#e2dcd2',style='set',mouth='open',lips='#C0504A',age=2,earrings='#f6efe2',cheeks=1.06),top=dict(kind='sweater',color=TERRA),bottom=('skirt',PLUM),shoes='#4a2f2a',hands={'R':(-.98,-.42,3.5),'L':(.85,-.75,3.2)},look=-14,extras=[('scarf',GOLD)],step=-.12)
camera((-1.9,-13.8,2.55),(.95,0,1.76),lens=45)
render('residence',samples=20,exposure=.05,glow=.12,scale=1.0)
