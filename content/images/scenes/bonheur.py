"""Article: ageing happily. Two people laugh on a bench above the river in autumn."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); S=SKINS
world(sky=((0,'#F7DDB2'),(.5,'#F9E2BE'),(.68,'#F4DCC8'),(1,'#A6CAD8')),ambient='#d9e6f0',ground='#d9b07c',strength=.58); sun(28,-58,4.0,'#ffd094',6)
ground(mat('#A9A65C',.95,bump=.25,scale=.7),8,0,(0,-2.2)); river(2,70,'#6FA0BD',-2.6,x=120,streaks=46,lightcol='#A9CBD8',spread=34,seed=3); HZ='#F6E0C2'
hill((-20,70,-2.6),34,8.0,'#B9C3B4',.3); hill((20,74,-2.6),40,10,'#C6CCC0',.3); hill((7.2,33,-3),8,3.8,mix('#C58E4E',HZ,.25),.5); chateau((7.4,31,.6),1.1,turn=-8,haze=.22,hz=HZ,lit=.3); qc_row(2.6,14,28.6,-1.8,seed=5,haze=.18,hz=HZ,lit=.35,s=1.05,dz=.3); sailboat((-4.6,20,-2.55),1.2); ferry((-.2,26,-2.55),.9,turn=6); cloud((-12,60,13),1.8,3,'#FFF3E2'); cloud((10,62,16),2.0,5,'#FFF3E2')
bench((0,0,0),0,1.75); maple((-2.5,2.6,-.1),2.9,seed=3,n=32); maple((3.3,3.0,-.2),2.8,('#E0A03F','#EBBE5A','#D9812F'),seed=4,n=28); bush((-2.0,.5,0),.36,'#7F8F4E',2); bush((2.2,.5,0),.45,'#7F8F4E',3,flowers=(TERRA,GOLD)); leaves((-4,4,-4,1.5),170,seed=4); lamppost((-1.5,.75,0),1.6,2)
person((-.40,-.06,0),14,face=dict(skin=S['rose'],hair='#dcd7cf',style='side',mouth='open',age=2,jaw=1.06,nose=1.2,eye='happy',moustache='#dcd7cf'),top=dict(kind='cardigan',color=SPRUCE,under='#F1E4CE',inner='collar',button=GOLD),bottom=('trousers','#6a5a4c'),pose='sit',seat=1.66,look=8,tilt=5,lady=False,wide=1.06,hands={'L':(.40,-.95,2.12),'R':(-.42,-.95,2.12)})
person((.40,-.06,0),-12,face=dict(skin=S['fair'],hair='#e2dcd2',style='curls',mouth='open',lips='#C0504A',age=2,eye='happy',earrings=GOLD),top=dict(kind='sweater',color=TERRA),extras=[('scarf',GOLD)],bottom=('skirt',PLUM),shoes='#5a3328',pose='sit',seat=1.66,look=-10,tilt=-6,hands={'L':(.35,-.95,2.2),'R':(-.30,-.98,2.2)})
camera((0,-5.0,1.45),(0,0,1.02),lens=50)
render('bonheur',samples=8,scale=1.5,exposure=.05)
