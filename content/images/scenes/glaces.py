"""A journal: what the window shows on a morning of February. Ice drifts on the river before Lévis, the ferry makes its way; an open notebook and a cup on the table."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset(); rnd=random.Random(11)
world(sky=((0,'#F3CDB0'),(.52,'#F6DCC4'),(.72,'#E3E2E4'),(1,'#A9C6DC')),ambient='#dfe8f2',ground='#e8cfae',strength=.56)
wall_with_window(1.15,-4,4,3.0,-1.22,1.22,.80,2.40,'#D99C74',panes=(3,2))
# the river, dark and open; floes wider as they come nearer
RZ=-5.0; river(3,64,'#4F7E9C',RZ,x=120,streaks=0)
for i in range(240):
    t=rnd.random()**1.25; y=9+52*t; x=rnd.uniform(-.62,.62)*(y+6); r=rnd.uniform(.55,1.7)*(1.0-.25*t)
    if abs(x-5.2)<5.0 and abs(y-31)<2.6: continue
    n=rnd.choice((6,7,8)); a0=rnd.random()*6; pts=[(r*rnd.uniform(.72,1.12)*1.35*math.cos(a0+k*6.283/n),r*rnd.uniform(.72,1.12)*.8*math.sin(a0+k*6.283/n)) for k in range(n)]
    poly(pts,mat(rnd.choice((SNOW,'#EAF0F4','#DCE8EF')),.9,emit=.16,bump=0),.16+.14*rnd.random(),bevel=.05,loc=(x,y,RZ-.02))
ferry((5.2,31,RZ+.02),2.5,4,lit=True)
# the other shore: its cliff, its houses, a steeple
make([P_sphere((x,70+rnd.uniform(-1,1),RZ-.3),1,(rnd.uniform(9,13),4,rnd.uniform(2.4,3.2)),seg=24,rings=12) for x in range(-46,50,7)],mat('#B9C3CE',.95),remesh=.5,smooth=6)
make([P_sphere((x,84+rnd.uniform(-2,2),RZ-.3),1,(rnd.uniform(14,18),5,rnd.uniform(5.4,6.4)),seg=24,rings=12) for x in range(-60,64,11)],mat('#D4DAE2',.95),remesh=.7,smooth=6)
for a,b,y,z,sd in ((-30,-19,65.5,.1,8),(-12,-3,65.5,.1,9),(6,13,65.5,.1,12),(21,34,65.5,.1,14),(-24,-14,72,2.7,21),(-4,8,72,2.9,23),(15,23,72,2.6,25)): qc_row(a,b,y,RZ+z,seed=sd,lit=.55,haze=.30,hz='#E9DDD6',s=1.8,dz=.9,snow=True)
with group((-9.5,66,RZ+1.6),scale=2.0): box((0,0,1.0),(1.1,1.1,2.2),mat('#D9C7AE',.9),.03); lathe((0,0,2.1),[(.62,0),(.34,.9),(.03,2.6)],mat('#A9BAB4',.8)); sphere((0,0,4.75),.08,mat(GOLD,.4,bump=0))
for x in (-16,-13.5,3,14,17.5): spruce((x,63.5,RZ),3.6+rnd.random(),'#5E7F78',snow=True)
for s in (-1,1): spruce((s*2.15-.1,4.8,-1.9),2.75,snow=True,seed=s+3)
# curtains, sill, table
for x in (-1.62,1.24): curtain(x,.86,.5,2.66,.36,'#3F6A60')
tube([(-1.75,.86,2.68),(1.75,.86,2.68)],.018,mat(DARKWOOD)); geraniums((.84,1.04,.80),.50,box_col=TERRA,cols=('#E2603A','#F0A24A','#F6E7CF'),seed=4)
box((0,-.10,.60),(3.8,1.80,.06),mat('#A8693F',.5,bump=.12,scale=3),.02); Z=.632
with group((-.16,-.16,Z),-6,1.72): # a large notebook that lies flat, one line begun
    box((0,0,.006),(.44,.31,.012),mat(RIVER,.7),.005)
    for sd in (-1,1):
        def pg(u,v,o=0): return (sd*u*.208,-.145+.29*v,.022+.022*math.sin(min(1,u*1.25)**.55*math.pi)*(1-.45*u)+.006*(1-u)+o)
        a=P_grid(lambda u,v: pg(u,v),24,4); make(a if sd>0 else (a[0],[q[::-1] for q in a[1]]),mat('#FCF4E4',.9),solid=-.022,angle=60)
        for k in range(7): y=(.105-.036*k+.145)/.29; tube([np.array(pg(t,y,.0012)) for t in np.linspace(.12,.93,12)],.0012,mat('#D9C9AC',.9,bump=0),n=2,seg=6,flat=.5)
        for k in range(5 if sd<0 else 1):
            e=(.88,.80,.90,.84,.55)[k] if sd<0 else .66; y=.112-.036*k; tube([np.array(pg(t,(y+.145+.0046*math.sin(t*64+k*2))/.29,.0032)) for t in np.linspace(.14,e,30)],.0034,mat('#2E2A2B',.9,bump=0),n=2,seg=6,flat=.5)
with group((.46,-.16,Z+.022),rot=(0,0,R(-34))): tube([(0,-.10,0),(0,.14,0)],[.019,.021],mat(INK,.45,bump=0)); tube([(0,-.155,-.006),(0,-.10,0)],[.004,.016],mat('#E9E2D6',.5,bump=0)); cyl((0,.02,0),.0215,.016,mat(CREAM,.4,bump=0),.004,rot=(R(90),0,0))
cup((.74,.02,Z),1.75,TERRA,-25,steam=True,tea='#5a2f18'); eyeglasses((-.86,-.06,Z),1.45,24,'#3a2620')
area((-2.4,-2.5,2.7),(0,.1,.7),1.8,120,'#ffdcb4'); area((.2,2.3,2.5),(0,0,.7),1.6,80,'#e8eef8'); area((2.2,-2.2,1.8),(0,.1,.7),2,30,'#ffe6d0')
camera((0,-2.55,1.78),(0,.30,1.05),lens=44)
render('glaces',samples=12,scale=.7,exposure=.14,bounces=5,draft_w=600)
