"""Article: the real cost and the lease. A signed lease, keys, a calculator, coins and a little house."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=('#E9C79B','#F3DDBD'),ambient='#e3ebf2',ground='#e8c79b',strength=.56)
wall_with_window(1.55,-4,4,3.4,-1.75,-.55,.32,2.4,'#8FAE98',panes=(2,2))
ground(mat('#AFA95F',.95),9,-.8,(0,8)); river(14,60,'#6FA0BD',-1.1,x=90,streaks=16,lightcol='#A9CBD8'); hill((-12,50,-1.2),24,7,'#B9C0AE',.3); maple((-4.0,7.4,-.8),3.0,seed=6)
curtain(-.60,1.22,-.1,3,.30,'#E3A867'); curtain(-2.0,1.22,-.1,3,.30,'#E3A867')
box((0,.10,-.05),(9,3.0,.1),mat('#B67A48',.5,bump=.12,scale=2),.02); box((-.02,-.02,.004),(2.05,1.20,.008),mat('#2F5D50',.9),.004); box((-.02,-.02,.007),(1.97,1.12,.006),mat('#3A6B5C',.9),.003)
lease((-.30,-.10,.010),1.72,-10)
with group((-.02,-.43,.045),turn=-38): tube([(0,-.16,-.012),(0,.18,.0)],[.017,.022],mat(RIVER,.4,bump=0)); tube([(0,-.215,-.024),(0,-.16,-.012)],[.003,.016],mat(GOLD,.4,bump=0)); cyl((0,.10,-.003),.0225,.02,mat(GOLD,.4,bump=0),.004,rot=(R(90),0,0))
def calculator(loc,s,turn):
    with group(loc,turn,s,):
        with group((0,0,.05),rot=(R(8),0,0)):
            box((0,0,0),(.40,.56,.06),mat('#F1E2C6',.5),.026); box((0,.185,.028),(.33,.125,.02),mat('#44584F',.4,bump=0),.010); box((0,.185,.037),(.29,.085,.006),mat('#B9CBA8',.4,bump=0),.003)
            for k in range(5): box((.115-.038*k,.185,.041),(.022,.045,.003),mat('#4C6152',.6,bump=0),.004)
            for i in range(4):
                for j in range(4): box((-.122+.0815*i,.062-.083*j,.036),(.062,.060,.032),mat(TERRA if (i==3 and j<3) else GOLD if (i==3) else '#8C7A68' if j==0 else '#FFF8EA',.5,bump=0),.012)
calculator((.50,-.14,.008),1.0,-14)
with group((.26,.66,.0),turn=-10,scale=.235): qc_house((0,0,0),1.35,1.0,2,'#E8CFA6','#A14E2F',lit=1,seed=4,h=.6)
bush((.06,.58,0),.065,'#6F8F5A',2); bush((.48,.56,0),.055,'#7F9A5B',5)
coins((.62,.44,.010),7,1.25); coins((.78,.38,.010),4,1.25); coins((.67,.31,.010),2,1.25); coins((.84,.52,.010),9,1.25)
keys((.10,.30,.010),1.30,38,TERRA)
pot((-.92,.62,0),.14,'geranium',CREAM,seed=3); cup((-.86,.16,.008),2.0,TERRA,200)
area((-2.4,-2.2,2.8),(0,.1,.2),1.8,165,'#ffe2b8'); area((2.2,-1.8,1.6),(0,.1,.2),1.8,30,'#dfeafa'); area((-.9,1.9,2.2),(0,0,.2),1.2,60,'#ffd9a0')
sun(30,-148,2.0,'#ffcb8a',5)
camera((0,-2.45,1.85),(.02,.15,.20),lens=56)
render('article-bail',samples=20,scale=.85,exposure=.08)
